import {
  validateBrand,
  validateBrandSettings,
  validateCopy,
  validateFlow,
  validateFonts,
  validateManifest,
  validateMessages,
  validateTemplateCopy,
  validateTheme,
} from '../../../schemas/generated/config.mjs';
import type { Validator } from '../../../schemas/generated/validator';

/** A kind of config file: its compiled validator, and its schema for whoever explains what is wrong. */
export interface FileKind<T> {
  validate: Validator<T>;
  /** Path in the project. */
  schema: string;
  /** Whether `null` removes what comes from the files below. */
  hasRemovals?: boolean;
}

export const fileKinds = {
  brand: { validate: validateBrand, schema: 'schemas/brand.schema.json', hasRemovals: true },
  brandSettings: { validate: validateBrandSettings, schema: 'schemas/brand-settings.schema.json' },
  copy: { validate: validateCopy, schema: 'schemas/copy.schema.json' },
  flow: { validate: validateFlow, schema: 'schemas/generated/flow.schema.json' },
  fonts: { validate: validateFonts, schema: 'schemas/fonts.schema.json' },
  manifest: { validate: validateManifest, schema: 'schemas/manifest.schema.json' },
  messages: { validate: validateMessages, schema: 'schemas/messages.schema.json' },
  templateCopy: { validate: validateTemplateCopy, schema: 'schemas/template-copy.schema.json' },
  theme: { validate: validateTheme, schema: 'schemas/theme.schema.json' },
} as const;
