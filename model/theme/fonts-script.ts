/** On the root of a page whose fonts have come; from then on text is set in them (`buildThemeCss`). */
export const fontsReady = 'data-fonts="ready"';

/**
 * Script of every page: asks for the brand's fonts when the page has loaded what it works with. Sooner, their 20 to 50 kB
 * would come between a slow line and its scripts; and text that names a font which has not come is laid out in the
 * device's last resort as well, one look-up for each size: half of the first layout on a slow phone. A font that cannot be
 * had leaves its stand-in where it is. The stand-ins have no `swap`: they are the device's own.
 */
export const fontsScript = `addEventListener('load',function(){
Promise.allSettled(Array.from(document.fonts).filter(function(face){return face.display==='swap'}).map(function(face){return face.load()}))
.then(function(){document.documentElement.setAttribute('data-fonts','ready')})})`;
