/** Thrown in NextAuth's jwt callback for a session whose row has ended: NextAuth then takes the cookie away. */
export class SessionOver extends Error {
  constructor() {
    super('The session is over');
    this.name = 'SessionOver';
  }
}
