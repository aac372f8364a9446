/** Thrown in NextAuth's jwt callback, which then clears the cookie. */
export class SessionOver extends Error {
  constructor() {
    super('The session is over');
    this.name = 'SessionOver';
  }
}
