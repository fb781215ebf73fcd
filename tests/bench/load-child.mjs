import autocannon from 'autocannon';

/**
 * Run by itself, so that it has a core of its own: loads a server with autocannon and prints what came of it. The program of the same
 * name cannot be given an address with the `[<id>]` for which each request has another text.
 *
 * Its argument is autocannon's options as JSON.
 */
const result = await autocannon({ ...JSON.parse(process.argv[2] ?? ''), idReplacement: true });
process.stdout.write(JSON.stringify(result));
