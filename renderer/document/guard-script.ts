/**
 * Script in the head, before any form. It keeps typed values out of the URL. A submit before hydration waits, and its
 * button says so. Trusted Types: script URLs must be our own chunks. The policy returns the unchanged string, because
 * the loader looks its chunk up by it.
 */
export const guardScript = `(function(){
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){var x=new URL(u,location.href);
if(x.origin===location.origin&&x.pathname.indexOf('/_next/static/')===0)return u;throw new TypeError('foreign script')}});
document.addEventListener('submit',function(e){var s=e.target.dataset.step;if(!window.guicheReady&&s){e.preventDefault();
document.documentElement.dataset.pressed=s+' '+(e.submitter||{}).textContent}},true)
})()`;
