/** Where the development server tells its pages that the configuration has changed. */
export const configEventsPath = '/dev/config-events';

/**
 * Script of every page of the development server: loads the page again when the catalogue has changed, and lays over it
 * what is wrong with the files while they have mistakes. A page in a frame is loaded again with the page around it: the
 * browser opens six connections to a server, and the studio has more frames than that.
 */
export const configEventsScript = `(function(){
if(parent!==window)return;
var first,box;
new EventSource('${configEventsPath}').onmessage=function(event){
var state=JSON.parse(event.data);
if(first===undefined)first=state.version;
if(first!==state.version)return location.reload();
if(box){box.remove();box=undefined}
if(state.findings.length===0)return;
box=document.createElement('pre');
box.setAttribute('data-config-findings','');
box.setAttribute('role','alert');
box.textContent=state.findings.join('\\n');
box.style.cssText='position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:16px;max-height:50vh;overflow:auto;background:#7a1020;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap';
document.documentElement.append(box);
}})()`;
