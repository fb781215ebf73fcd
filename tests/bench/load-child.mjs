import autocannon from 'autocannon';

/**
 * Separate process with its own core: loads a server with autocannon and prints the result. autocannon's own program
 * does not support `[<id>]`, which differs in each request. Its argument is autocannon's options as JSON.
 */
const result = await autocannon({ ...JSON.parse(process.argv[2] ?? ''), idReplacement: true });
process.stdout.write(JSON.stringify(result));
