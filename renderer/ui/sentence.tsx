/** Sentence around a value that translators must not change, such as a code or name. Each part is its own element. */
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
