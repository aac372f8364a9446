import { createHash } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { readWebEnv, type WebEnv } from '../env';
import { quoteFrame } from './quoteFrame';

let env: WebEnv;
jest.mock('../env', () => ({ ...jest.requireActual<object>('../env'), webEnv: () => env }));

const IDS = { HUBSPOT_PORTAL_ID: '12345', HUBSPOT_FORM_ID: '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11' };

function ask(variables: Record<string, string>, method = 'GET') {
  env = readWebEnv(variables);
  const answer = { status: 0, headers: {} as Record<string, string>, body: '' };
  const response = {
    setHeader: (name: string, value: string) => {
      answer.headers[name.toLowerCase()] = value;
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    send: (body: string) => {
      answer.body = body;
    },
    end: () => undefined,
  };
  quoteFrame({ method } as NextApiRequest, response as unknown as NextApiResponse);
  return answer;
}
const readPolicy = (variables: Record<string, string>) =>
  Object.fromEntries(
    ask(variables)
      .headers['content-security-policy']!.split('; ')
      .map((rule) => {
        const [name, ...sources] = rule.split(' ');
        return [name!, sources.join(' ')];
      }),
  );

describe("the frame of HubSpot's form", () => {
  it('is off where our own form is shown', () => {
    expect(ask({})).toMatchObject({ status: 404, body: '' });
    expect(ask(IDS, 'POST').status).toBe(405);
  });

  it("loads the script of the account's region with its ids", () => {
    expect(ask(IDS).body).toContain(
      'data-script="https://js.hsforms.net/forms/embed/v2.js" data-portal-id="12345" data-form-id="7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11" data-region="na1"',
    );
    expect(ask({ ...IDS, HUBSPOT_REGION: 'eu1' }).body).toContain(
      'data-script="https://js-eu1.hsforms.net/forms/embed/v2.js"',
    );
  });

  it("is a sandbox of its own, framed by this site alone, and reaches HubSpot's hosts for forms only", () => {
    const { headers, body } = ask(IDS);
    const script = /<script>([^]*)<\/script>/.exec(body)![1]!;
    expect(readPolicy(IDS)).toEqual({
      'default-src': "'none'",
      sandbox: 'allow-scripts allow-forms',
      'script-src': `'sha256-${createHash('sha256').update(script).digest('base64')}' https://*.hsforms.net`,
      'connect-src': 'https://*.hsforms.com https://*.hsforms.net',
      'form-action': 'https://*.hsforms.com https://*.hsforms.net',
      'img-src': 'data: https://*.hsforms.com https://*.hsforms.net',
      'style-src': "'unsafe-inline'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
    });
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
  });

  it('names nothing but the stand-in where there is one', () => {
    expect(readPolicy({ ...IDS, HUBSPOT_STAND_IN_URL: 'http://127.0.0.1:9/x' })).toMatchObject({
      'connect-src': 'http://127.0.0.1:9',
      'form-action': 'http://127.0.0.1:9',
    });
  });
});
