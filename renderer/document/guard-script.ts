/**
 * Script of the head, before any form: nothing that was typed may go into a URL. A step that is submitted before the page is
 * ready waits for it, and its button says so. Trusted Types: a script's address is one of our own chunks; the string is returned
 * as it came, or the loader would not find its chunk.
 */
export const guardScript = `(function(){
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){var x=new URL(u,location.href);
if(x.origin===location.origin&&x.pathname.indexOf('/_next/static/')===0)return u;throw new TypeError('foreign script')}});
document.addEventListener('submit',function(e){var s=e.target.dataset.step;if(!window.guicheReady&&s){e.preventDefault();
document.documentElement.dataset.pressed=s+' '+(e.submitter||{}).textContent}},true)
})()`;
