/** Exit code 0 when the server of this container answers: the image has no curl. */
const port = process.env.PORT || '3000';
const answer = await fetch(`http://127.0.0.1:${port}/healthcheck`, { signal: AbortSignal.timeout(2_500) }).catch(
  () => undefined,
);
process.exitCode = answer?.ok ? 0 : 1;
