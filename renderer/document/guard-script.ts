/**
 * Script in the head, before any form. Leads away from a step whose earlier answers this browser does not hold, before
 * the step is painted (`StoredNeeds`); the page shows itself if the other does not come. It keeps typed values out of the URL. A submit before hydration waits, and its
 * button says so. Trusted Types: script URLs must be our own chunks. The policy returns the unchanged string, because
 * the loader looks its chunk up by it.
 */
export const guardScript = `(function(){
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){var x=new URL(u,location.href);
if(x.origin===location.origin&&x.pathname.indexOf('/_next/static/')===0)return u;throw new TypeError('foreign script')}});
document.addEventListener('submit',function(e){var s=e.target.dataset.step;if(!window.guicheReady&&s){e.preventDefault();
document.documentElement.dataset.pressed=s+' '+(e.submitter||{}).textContent}},true);
try{var n=JSON.parse(document.currentScript.dataset.needs),h=function(k){var v=localStorage.getItem(k);
return v&&Date.now()-JSON.parse(v).savedAt<864e5};if(!h(n.unless))n.steps.some(function(p){if(p.slice(1).every(h))return;
var y=document.documentElement.style;y.visibility='hidden';setTimeout(function(){y.visibility=''},1e4);
location.replace(p[0]+location.search);return 1})}catch(e){}
})()`;
