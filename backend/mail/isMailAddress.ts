/** RFC 5321: local part 64 octets, the whole 254. */
const LONGEST = 254;

/**
 * One plain address: no second one, no display name, no quoting, nothing that a header or an SMTP command could be ended with.
 * Letters of any script may stand in it; the mail server says whether it takes them.
 */
const ADDRESS =
  /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@[\p{L}\p{N}]([\p{L}\p{N}\p{M}.-]*[\p{L}\p{N}\p{M}])?$/u;

export const isMailAddress = (value: string): boolean =>
  value.length <= LONGEST && ADDRESS.test(value) && !value.includes('..');
