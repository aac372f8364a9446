import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { color } from '@/styles/theme';

const Box = styled(Wrap)`
  padding-block: 96px;
  text-align: center;
  .code {
    color: ${color.ink3};
    font-size: 14px;
  }
  h1 {
    font-size: 36px;
    margin: 8px 0 12px;
  }
  .lead {
    font-size: 19px;
    color: ${color.ink2};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    justify-content: center;
    margin-top: 28px;
  }
`;

interface NoticeProps {
  title: string;
  lead: string;
  detail?: string;
  children?: ReactNode;
}

export function Notice({ title, lead, detail, children }: NoticeProps) {
  return (
    <Box>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {detail && <p className="code">{detail}</p>}
      <div className="actions">{children}</div>
    </Box>
  );
}
