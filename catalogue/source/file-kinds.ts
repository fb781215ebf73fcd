import {
  validateBrand,
  validateBrandSettings,
  validateCopyFile,
  validateFlagsFile,
  validateFlow,
  validateFonts,
  validateManifest,
  validateMessages,
  validateTemplateCopy,
  validateTheme,
} from '../../schemas/generated/config.mjs';
import type { Validator } from '../../schemas/generated/validator';
import { areas } from '../catalogue';
import { configPaths } from '../config-paths';

/** A kind of config file: its compiled validator, and its schema for explanations. */
export interface FileKind<T> {
  validate: Validator<T>;
  /** Path in the project. */
  schema: string;
  /** Whether `null` removes a value of a lower layer. */
  hasRemovals?: boolean;
  /** Whether values are texts for buyers. */
  hasProse?: boolean;
  /** In other files, paths of the values that buyers read, joined by slashes. */
  prose?: RegExp;
}

/** Names of a brand, of its plans and of what it adds to an order. */
const namesOfSettings =
  /(?:^|\/)(?:businessName|legal\/(?:name|address|contact)|productName|title|planNames\/[^/]+|(?:plans|extras)\/[^/]+\/name)$/;

export const fileKinds = {
  brand: { validate: validateBrand, schema: 'schemas/brand.schema.json', hasRemovals: true, prose: namesOfSettings },
  brandSettings: {
    validate: validateBrandSettings,
    schema: 'schemas/brand-settings.schema.json',
    prose: namesOfSettings,
  },
  copy: { validate: validateCopyFile, schema: 'schemas/copy.schema.json', hasProse: true },
  flags: { validate: validateFlagsFile, schema: 'schemas/flags.schema.json' },
  flow: { validate: validateFlow, schema: 'schemas/generated/flow.schema.json', prose: /^steps\/\d+\/props\// },
  fonts: { validate: validateFonts, schema: 'schemas/fonts.schema.json' },
  manifest: { validate: validateManifest, schema: 'schemas/manifest.schema.json' },
  messages: { validate: validateMessages, schema: 'schemas/messages.schema.json', hasProse: true },
  templateCopy: { validate: validateTemplateCopy, schema: 'schemas/template-copy.schema.json', hasProse: true },
  theme: { validate: validateTheme, schema: 'schemas/theme.schema.json', prose: /^refererOptions\/\d+\/label$/ },
} as const;

/** Matches any name in a path. */
const any = '*';

const kindsOfPaths: readonly (readonly [path: string, kind: FileKind<unknown>])[] = [
  ...areas.map((area) => [configPaths.settings(area), fileKinds.brandSettings] as const),
  [configPaths.fonts, fileKinds.fonts],
  [configPaths.flags, fileKinds.flags],
  [configPaths.legacyTheme, fileKinds.theme],
  [configPaths.brand(any), fileKinds.brand],
  [configPaths.theme(any), fileKinds.theme],
  [configPaths.copy(any, any), fileKinds.copy],
  [configPaths.messages(any, any), fileKinds.messages],
  [configPaths.flow(any), fileKinds.flow],
  [configPaths.manifest(any), fileKinds.manifest],
  [configPaths.templateCopy(any, any), fileKinds.templateCopy],
];

const patterns = kindsOfPaths.map(
  ([path, kind]) => [new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(any, '[^/]+')}$`), kind] as const,
);

/** Kind of a config file by project path; undefined for a file that nothing reads. */
export function kindOf(file: string): FileKind<unknown> | undefined {
  return patterns.find(([pattern]) => pattern.test(file))?.[1];
}
