import type { AreaSettings, BrandArea, Catalogue } from '../catalogue/catalogue';
import { findAreaByDsProduct } from '../catalogue/catalogue-index';
import { translate } from '../model/copy/translate';
import { type Manifests, takesMoney } from '../model/flow/resolve-step';
import type { FieldErrors } from '../renderer/contract/step-contract';
import { methodForms } from '../schemas/generated/method-forms';
import {
  atOnceMethods,
  codeMethods,
  inPersonMethods,
  phoneMethods,
  savedCardMethods,
  splitMethods,
  typedCardMethods,
} from '../schemas/generated/methods-by-trait';
import type { Flow, Manifest, PaymentMethod, TemplateId } from '../schemas/generated/types';
import { listFieldRules } from '../schemas/list-form-rules';
import { readExamples, type TemplateExample } from './read-examples';

/** States of the frame and the player, which any step can show. */
const frameLabels = {
  loading: 'Moldura: carregando',
  'cookies-off': 'Moldura: cookies desligados',
  homologation: 'Moldura: faixa de homologação',
  'homologation-charged': 'Moldura: faixa de homologação em produção',
  seller: 'Moldura: atendimento ao vivo',
} as const;
export type FrameState = keyof typeof frameLabels;

/** One state of a template. */
export interface CellState {
  /** Part of the cell's URL; unique among a template's states. */
  id: string;
  label: string;
  kind: 'example' | 'messages' | 'frame';
  example: TemplateExample;
  fieldErrors?: FieldErrors;
  frame?: FrameState;
}

/** Files of the templates' states: `<id>.examples.json` and, with fields, `<id>.form.schema.json`. */
export type ExampleFiles = Readonly<Partial<Record<TemplateId, { examples: unknown; form?: unknown }>>>;

/** Sources of the studio's cells. */
export interface StudioSources {
  catalogue: Catalogue;
  manifests: Manifests;
  exampleFiles: ExampleFiles;
}

/**
 * All states of a template in an area: its examples, then every field message, then frame states.
 *
 * @throws TypeError when the examples break their schema
 */
export function listStates(templateId: TemplateId, area: BrandArea, sources: StudioSources): CellState[] {
  const files = sources.exampleFiles[templateId];
  if (!files) return [];
  const manifest = sources.manifests[templateId];
  const flow = area.flows.find(({ steps }) => steps.some((step) => step.templateId === templateId));
  const sold = (manifest.sells === 'upsell' ? findUpsellArea(area, flow, sources.catalogue) : undefined) ?? area;
  const methods = sold.settings.payment.methods ?? [];
  const playable = readExamples(files.examples).filter((example) => isPlayable(example, area, methods));
  const [usual] = playable;
  if (!usual) return [];
  const messages = choosesMethod(manifest, files.form)
    ? methodMessages(
        playable,
        listShown(manifest, flow?.steps.find((step) => step.templateId === templateId)?.props, sold),
        sold,
      )
    : messageStates(usual, files.form, area.settings, 'messages', 'Mensagens');
  const frames = (Object.keys(frameLabels) as FrameState[]).filter(
    (frame) => frame !== 'seller' || manifest.showsSellerBox !== false,
  );
  return [
    ...playable.map(
      (example): CellState => ({
        id: slugOf(example.name),
        label: example.label,
        kind: 'example',
        example,
      }),
    ),
    ...messages,
    ...frames.map(
      (frame): CellState => ({ id: `frame-${frame}`, label: frameLabels[frame], kind: 'frame', example: usual, frame }),
    ),
  ];
}

/** Area of the product that a flow's upsell sells. Without one, another product of the area, for cells with an offer. */
export function findUpsellArea(area: BrandArea, flow: Flow | undefined, catalogue: Catalogue): BrandArea | undefined {
  const { dsProductId = '' } = flow?.props?.upsell ?? {};
  const others = catalogue.brands
    .flatMap(({ areas }) => areas[area.area] ?? [])
    .filter((one) => one.brandId !== area.brandId);
  return findAreaByDsProduct(catalogue, dsProductId, area.area) ?? others[0];
}

/** Excludes examples that buyers cannot see: of another area, or of a payment method that is not offered. */
function isPlayable({ area, values }: TemplateExample, { area: own }: BrandArea, methods: readonly string[]): boolean {
  const isOfArea = area === undefined || area === own;
  return isOfArea && (values?.method === undefined || methods.includes(values.method));
}

/** Whether a template shows the form of the payment methods. Points are paid by a code alone. */
function choosesMethod(manifest: Manifest, form: unknown): boolean {
  const { properties } = (form ?? {}) as { properties?: object };
  return takesMoney(manifest) && (!properties || 'method' in properties);
}

/** Methods that a step shows a form for, as `renderer/payment/list-methods.ts` finds them for an order. */
function listShown(manifest: Manifest, props: object | undefined, { settings }: BrandArea): PaymentMethod[] {
  const { methods: allowed, api } = (props ?? {}) as { methods?: readonly PaymentMethod[]; api?: 'v1' | 'v2' };
  const isRenewal = manifest.charges === 'renewal';
  const call = isRenewal ? (api ?? 'v1') : (settings.payment.api ?? 'v2');
  const hidden: readonly string[] = [
    ...(manifest.sells === 'upsell' ? codeMethods : savedCardMethods),
    ...(isRenewal ? phoneMethods : []),
    ...(call === 'v1' ? splitMethods : []),
    ...(allowed ? [] : inPersonMethods),
  ];
  const isByCard = (method: PaymentMethod) => typedCardMethods.includes(method) && !atOnceMethods.includes(method);
  return (settings.payment.methods ?? []).filter(
    (method) =>
      !hidden.includes(method) &&
      (allowed?.includes(method) ?? true) &&
      (manifest.charges !== 'custom-offer' || isByCard(method)),
  );
}

function methodMessages(
  examples: readonly TemplateExample[],
  methods: readonly PaymentMethod[],
  { copy, settings }: BrandArea,
): CellState[] {
  const nameOf = translate(copy, 'methods', settings.language);
  return methods.flatMap((method) => {
    const form = Object.hasOwn(methodForms, method) ? methodForms[method as keyof typeof methodForms] : undefined;
    const isSaved = savedCardMethods.includes(method);
    const usual = examples.find(({ session }) => !isSaved || session?.purchase?.paymentProfileIds !== undefined);
    // The security code of a saved card is a field once the server has asked for it.
    const cvv = isSaved ? { savedCvv: '3' } : {};
    const chosen = usual && { ...usual, values: { ...usual.values, ...cvv, method } };
    return chosen ? messageStates(chosen, form, settings, `messages-${method}`, `${nameOf(method)}: mensagens`) : [];
  });
}

/** The first message of every field at once, then the second, until each was shown. */
function messageStates(
  example: TemplateExample,
  form: unknown,
  settings: AreaSettings,
  id: string,
  label: string,
): CellState[] {
  const rules = Object.entries(listFieldRules(form ?? {})).filter(([field]) => isAsked(field, settings));
  const count = Math.max(0, ...rules.map(([, ofField]) => ofField.length));
  return Array.from({ length: count }, (_, index) => {
    const broken = rules.flatMap(([field, ofField]) => {
      const rule = ofField[index];
      return rule === undefined ? [] : [[field, rule] as const];
    });
    return {
      id: `${id}-${index + 1}`,
      label: `${label}, ${index + 1} de ${count}`,
      kind: 'messages' as const,
      example,
      fieldErrors: Object.fromEntries(broken),
    };
  });
}

/** Whether the brand asks for the invoice's document, or for the terms. */
function isAsked(field: string, { payment, terms }: AreaSettings): boolean {
  if (field === 'terms') return terms.isEnabled;
  if (field !== 'cpf' && field !== 'registry') return true;
  return payment.collectsDocument === true && field === (payment.document === 'registry' ? 'registry' : 'cpf');
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
