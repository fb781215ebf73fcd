import type { JSONPath } from 'jsonc-parser';
import type { Manifests, Step } from '../model/flow/resolve-step';
import { showsPixCode, takesMoney } from '../model/flow/resolve-step';
import { codeStepMethods } from '../schemas/generated/methods-by-trait';
import type { Flow, PaymentMethod, PlanType } from '../schemas/generated/types';

/** Facts of a flow that many brands need. Flows are shared and never change, so we compute them once. */
export interface FlowFacts {
  /** Methods named in its steps, as written. */
  methods: readonly PaymentMethod[];
  /** Images named in the flow and its steps, with their paths. */
  images: readonly { name: string; path: JSONPath }[];
  /** Videos and captions of its steps, with their paths. */
  media: readonly { name: string; path: JSONPath }[];
  /** Targets outside the flow, with the index of the step that states each. */
  redirects: readonly { index: number; redirect: string }[];
  /** Plan types named in its steps. */
  planTypes: readonly { index: number; planType: PlanType }[];
  /** Payment steps that offer pix in a flow without a code step. */
  pixWithoutCode: readonly { index: number; id: string }[];
}

export function findFlowFacts(flow: Flow, manifests: Manifests): FlowFacts {
  return {
    methods: listMethods(flow),
    images: listImages(flow),
    media: flow.steps.flatMap(listMedia),
    redirects: flow.steps.flatMap(({ props }, index) => {
      const redirect = props && 'redirect' in props ? props.redirect : undefined;
      return redirect === undefined ? [] : [{ index, redirect }];
    }),
    planTypes: flow.steps.flatMap(({ props }, index) => {
      const planType = props && 'plan' in props ? props.plan?.planType : undefined;
      return planType === undefined ? [] : [{ index, planType }];
    }),
    pixWithoutCode: listPixWithoutCode(flow, manifests),
  };
}

function listPixWithoutCode({ steps }: Flow, manifests: Manifests): FlowFacts['pixWithoutCode'] {
  if (steps.some(({ templateId }) => showsPixCode(manifests[templateId]))) return [];
  return steps.flatMap(({ id, templateId, props }, index) => {
    const methods = props && 'methods' in props ? props.methods : undefined;
    // An upsell is paid without a code unless its step names one.
    const isMain = manifests[templateId]?.sells !== 'upsell';
    const offersCode = methods?.some((method) => codeStepMethods.includes(method)) ?? isMain;
    return takesMoney(manifests[templateId]) && offersCode ? [{ index, id }] : [];
  });
}

function listMethods({ steps }: Flow): PaymentMethod[] {
  return steps.flatMap(({ props }) => (props && 'methods' in props ? (props.methods ?? []) : []));
}

function listImages({ props, steps }: Flow): FlowFacts['images'] {
  const images = (media: object | undefined, path: JSONPath) =>
    Object.entries(media ?? {}).map(([key, name]) => ({ name: String(name), path: [...path, 'media', key] }));
  return [
    ...images(props?.media, ['props']),
    ...steps.flatMap((step, index) => images(step.props?.media, ['steps', index, 'props'])),
  ];
}

function listMedia({ props }: Step, index: number): FlowFacts['media'] {
  const video = props && 'video' in props ? props.video : undefined;
  if (video?.kind !== 'file') return [];
  const path = ['steps', index, 'props', 'video'];
  return (['file', 'captions'] as const).flatMap((key) => {
    const name = video[key];
    return name === undefined ? [] : [{ name, path: [...path, key] }];
  });
}
