/** Name of the window's property that a text sets when a browser runs it. */
export const planted = 'planted';

const run = `window.${planted}=1`;

/** Markup, addresses and template syntax that run script or load something elsewhere. */
const vectors: readonly string[] = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<a href="javascript:${run}">x</a>`,
  `<base href="//elsewhere.example/">`,
  `<meta http-equiv="refresh" content="0;url=//elsewhere.example">`,
  `<link rel=stylesheet href="//elsewhere.example/x.css">`,
  `<form action="//elsewhere.example"><button>x</button></form>`,
  `<object data="//elsewhere.example"></object>`,
  `<math><mtext><img src=x onerror=${run}></mtext></math>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<input autofocus onfocus=${run}>`,
  `<body onpageshow=${run}>`,
  `javascript:${run}`,
  `data:text/html,<script>parent.${run}</script>`,
  `[x](javascript:${run})`,
  `![x](x"onerror="${run})`,
  `{{constructor.constructor("${run}")()}}`,
];

/** Ends of what could surround a text: an attribute, an element, a comment, a script, a string. */
const ends: readonly string[] = [
  '',
  '">',
  "'>",
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '-->',
  ']]>',
  '\u2028";',
];

/** 200 texts that must be shown as text. */
export const hostileTexts: readonly string[] = ends.flatMap((end) => vectors.map((vector) => end + vector));

/** Elements and attributes that only such a text brings into a page. */
export const foreignElements: string = [
  ...['iframe', 'object', 'embed', 'base', 'math', 'details[ontoggle]', 'source[onerror]', 'meta[http-equiv=refresh]'],
  ...['onerror', 'onload', 'ontoggle', 'onfocus', 'onpageshow', 'srcdoc'].map((name) => `[${name}]`),
  ...['href', 'src', 'action', 'formaction'].flatMap((name) =>
    ['javascript:', 'data:text/html', '//elsewhere.example'].map((start) => `[${name}^="${start}" i]`),
  ),
].join();
