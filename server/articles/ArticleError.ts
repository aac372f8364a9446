/** An article that cannot be published as it stands: the message names the file and what is wrong, and ends the build. */
export class ArticleError extends Error {
  override name = 'ArticleError';

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options);
  }
}
