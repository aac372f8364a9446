import type { Page } from '@playwright/test';
import { securityHeaders } from '../../server/securityHeaders.cjs';

const POLICY = 'content-security-policy';

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
 * Simulates a build with these variables (`NEXT_PUBLIC_…`). Scripts look up unset ones in
 * `process.env`, which reads the window's. The policy comes from server/securityHeaders.cjs, and
 * the browser enforces it.
 */
export async function builtWith(page: Page, variables: Record<string, string>): Promise<void> {
  const policy = await policyWith(variables);
  await page.addInitScript((env) => {
    Object.assign(window, { process: { env } });
  }, variables);
  // A fulfilled page counts as public, so requests to this machine need permission.
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
