/** English texts of the operators' pages, around what the sources say. */
export const wordsEn = {
  yes: 'yes',
  none: 'None.',
  templates: 'Templates',
  templatesIntro: 'Each step of a flow uses one of these, by its `templateId`.',
  path: 'Path',
  frame: 'The screen',
  needs: 'Needs',
  gives: 'Gives',
  props: 'What a flow sets',
  propsIntro: 'Keys of `props` in the step. No other is accepted.',
  sellsUpsell: 'First, name the product that the step sells: `props.upsell.dsProductId` of the flow.',
  example: 'Example',
  form: 'What the buyer types',
  formIntro: 'Each payment method brings fields of its own.',
  field: 'Field',
  label: 'Label',
  isRequired: 'Required',
  messages: 'Messages',
  copy: 'Words',
  copyIntro: (id: string) => `The group \`${id}\` of \`copy.<locale>.json\`. A brand writes only what differs.`,
  words: 'Default words',
  key: 'Key',
  value: 'Value',
  default: 'Default',
  meaning: 'What it is for',
  required: 'required',
  own: 'own: no brand inherits it',
  objects: 'list of objects',
  each: (item: string) => `list; each entry: ${item}`,
  types: {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: '`true` or `false`',
    object: 'object',
    array: 'list',
  } as Readonly<Record<string, string>>,
  range: (least: number | undefined, most: number | undefined) => {
    if (least === undefined) return most === undefined ? '' : `up to ${most}`;
    return most === undefined ? `from ${least}` : `${least} to ${most}`;
  },
  keys: 'Keys of the files',
  files: {
    brand: {
      title: 'brand.json',
      intro: 'The brand: `brands/<brand>/brand.json`. In a path `*` stands for each of the names listed above it.',
    },
    theme: {
      title: 'theme.json',
      intro:
        'The look: `brands/<brand>/theme.json`. The file may be absent: `color` and `font` of `brand.json` are enough. Write only what differs.',
    },
    flow: { title: 'Flow', intro: 'A journey: `flows/<flow>.json`.' },
    copy: {
      title: 'Words and messages',
      intro:
        'The words that the screens share. A brand writes only those that differ, in `brands/<brand>/copy.<locale>.json`, in the same group and by the same key. The screen fills what stands in braces, such as `{title}`.',
    },
  },
  ofTheStep: 'Each step of `steps`',
  rules: 'Messages of the fields',
  rulesIntro:
    'A brand writes only those that change, into `brands/<brand>/messages.<language>.json`: the rule is the key, and the message its value.',
  rule: 'Rule',
  message: 'What it says',
  accepted: 'Accepted, such as',
  refused: 'Refused, such as',
  checks: 'Checks',
  checksIntro:
    "All that `npx guiche check` looks at in brands and flows. An error stops the server's start; a warning only blocks the change that brings it.",
  fixable: '`--fix` mends the sample',
  waivable: 'may be waived',
  wrong: 'Wrong',
  right: 'Right',
};

export type DocWords = typeof wordsEn;
