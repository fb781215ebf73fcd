/**
 * Style for a browser without scripts: shows the notice and hides forms and buttons. Such a browser would put the
 * form's values into the URL.
 */
export const unscriptedRule = `form[data-step],button{display:none!important}
[data-unscripted]{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 24px;padding:16px;
background:var(--alert-low);color:var(--alert-high);font-weight:600;text-align:center}
[data-unscripted] p{flex-basis:100%}[data-unscripted] a{padding:10px 0;color:inherit}`;
