import type { Page } from '@playwright/test';
import { securityHeaders } from '../../server/securityHeaders.cjs';

const POLICY = 'content-security-policy';

/** The policy that a build with these variables would send. */
async function policyWith(variables: Record<string, string>): Promise<string> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    const [everywhere] = await securityHeaders();
    return everywhere!.headers.find(({ key }) => key.toLowerCase() === POLICY)!.value;
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/**
 * Lets a page behave as if the site had been built with these variables (`NEXT_PUBLIC_…`), without the minute that another build takes. What
 * the build found unset its scripts look up in `process.env` (Next's own stand-in for it takes the window's); the policy of
 * every page becomes the one that server/securityHeaders.cjs makes of the variables, and the browser enforces it.
 */
export async function builtWith(page: Page, variables: Record<string, string>): Promise<void> {
  const policy = await policyWith(variables);
  await page.addInitScript((env) => {
    Object.assign(window, { process: { env } });
  }, variables);
  // A page that is handed on counts as one from the internet, which may not talk to this machine without being told so.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    () => true,
    async (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), [POLICY]: policy } });
    },
  );
}
