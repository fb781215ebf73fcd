/** A sentence around a value that no translator may touch, such as a code or a name: each part is an element of its own. */
export function Sentence({ text, verbatim }: { text: string; verbatim: string }) {
  const at = text.indexOf(verbatim);
  if (at < 0) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span translate="no">{verbatim}</span>
      <span>{text.slice(at + verbatim.length)}</span>
    </>
  );
}
