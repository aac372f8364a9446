/** Ends the build; the message names the file and the problem. */
export class ArticleError extends Error {
  override name = 'ArticleError';

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options);
  }
}
