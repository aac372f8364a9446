/** RFC 5321: local part 64 octets, the whole 254. */
const LONGEST = 254;

/**
 * One plain address, without display name, quoting or anything that ends a header or SMTP command.
 * Any script is allowed; the mail server decides.
 */
const ADDRESS =
  /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@[\p{L}\p{N}]([\p{L}\p{N}\p{M}.-]*[\p{L}\p{N}\p{M}])?$/u;

export const isMailAddress = (value: string): boolean =>
  value.length <= LONGEST && ADDRESS.test(value) && !value.includes('..');
