import { alertText } from '../../../contracts/alerts/alertText';
import type { ClaimedDelivery } from '../alerts';

export interface Body {
  id: string;
  body: string;
}

/** The same for each try of a delivery, so that receivers can drop doubles. */
export const messageId = (delivery: number): string => `msg_${delivery}`;

/** As documented on /developers. */
export function alertMessage(
  { id, alert: { projectId, projectName, kind, at, data } }: Pick<ClaimedDelivery, 'id' | 'alert'>,
  siteUrl: string,
): Body {
  return {
    id: messageId(id),
    body: JSON.stringify({
      type: kind,
      timestamp: at,
      data: {
        project: {
          id: projectId,
          name: projectName,
          url: `${siteUrl}/projects/${encodeURIComponent(projectId)}`,
        },
        text: alertText(kind, data as never),
        facts: data,
      },
    }),
  };
}

export const testMessage = (id: string, now: Date): Body => ({
  id,
  body: JSON.stringify({
    type: 'test',
    timestamp: now.toISOString(),
    data: { text: 'A test of this webhook' },
  }),
});
