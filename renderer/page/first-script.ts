import { fontsScript } from '../theme/fonts-script';

/**
 * Runs before any other script, behind what is painted first: a script in front of it would have the browser set up for scripts
 * before it paints. Trusted Types: a script's address is one of our own chunks (the string is given back as it
 * came, or the loader would not find its chunk). A step that is sent before the page is ready, with what an earlier visit left,
 * waits for it, and its button says so: nothing that was typed may go into a URL.
 */
const guard = `(function(){
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){var x=new URL(u,location.href);
if(x.origin===location.origin&&x.pathname.indexOf('/_next/static/')===0)return u;throw new TypeError('foreign script')}});
document.addEventListener('submit',function(e){var s=e.target.dataset.step;if(!window.guicheReady&&s){e.preventDefault();
document.documentElement.dataset.pressed=s+' '+(e.submitter||{}).textContent}},true)
})()`;

/** The guard, then what asks for the fonts once the page can be used. */
export const firstScript = `${guard};${fontsScript}`;
