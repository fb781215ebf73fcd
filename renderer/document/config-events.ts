/** URL of the development server's events for configuration changes. */
export const configEventsPath = '/dev/config-events';

/** Event of a page before it reloads for a new catalogue. A page that shows the change already prevents it. */
export const configChangeEvent = 'guiche-config-change';

/**
 * Script of every page of the development server. Reloads the page after a change of the catalogue. Shows the problems
 * of the files in a closable overlay. A framed page reloads with the page around it: browsers open six connections per
 * server, and the studio has more frames.
 */
export const configEventsScript = `(function(){
if(parent!==window)return;
var first,box;
new EventSource('${configEventsPath}').onmessage=function(event){
var state=JSON.parse(event.data);
if(first===undefined)first=state.version;
if(first!==state.version){
first=state.version;
if(dispatchEvent(new CustomEvent('${configChangeEvent}',{cancelable:true})))return location.reload();
}
if(box){box.remove();box=undefined}
if(state.findings.length===0)return;
box=document.createElement('div');
box.setAttribute('data-config-findings','');
box.setAttribute('role','alert');
box.style.cssText='position:fixed;inset:auto 0 0;z-index:9;display:flex;align-items:start;max-height:40vh;background:#7a1020;color:#fff';
var text=document.createElement('pre'),close=document.createElement('button');
text.textContent=state.findings.join('\\n');
text.style.cssText='flex:1;align-self:stretch;overflow:auto;max-height:40vh;box-sizing:border-box;margin:0;padding:16px;font:13px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere';
close.textContent='×';
close.type='button';
close.setAttribute('aria-label','Fechar');
close.style.cssText='flex:none;width:44px;height:44px;border:0;background:none;color:inherit;font:24px/1 sans-serif;cursor:pointer';
close.onclick=function(){box.remove();box=undefined};
box.append(text,close);
document.documentElement.append(box);
}})()`;
