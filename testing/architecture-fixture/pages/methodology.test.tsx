it('is not a route', () => undefined);
