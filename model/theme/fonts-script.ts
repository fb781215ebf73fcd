/** Set on the root when the page's fonts are loaded; text then uses them (`buildThemeCss`). */
export const fontsReady = 'data-fonts="ready"';

/**
 * Script of every page: loads the brand's fonts after everything that the page needs. Earlier, their 20 to 50 kB would
 * delay scripts on a slow line. Text with an unloaded font is laid out in the fallback font too, with one lookup per
 * size: half of the first layout on a slow phone. If a font fails, its stand-in stays. Stand-ins are device fonts and
 * need no `swap`.
 */
export const fontsScript = `addEventListener('load',function(){
Promise.allSettled(Array.from(document.fonts).filter(function(face){return face.display==='swap'}).map(function(face){return face.load()}))
.then(function(){document.documentElement.setAttribute('data-fonts','ready')})})`;
