import styled from 'styled-components';
import { color } from '@/styles/theme';

const Mark = styled.span`
  display: inline-block;
  padding: 0 6px;
  border: 1px dashed ${color.control};
  border-radius: 3px;
  color: ${color.ink2};
  font-size: 12px;
  font-weight: 500;
  line-height: 18px;
  letter-spacing: 0;
  white-space: nowrap;
  vertical-align: 1px;
`;

/** Marks figures generated for the demonstration. */
export function SampleMark() {
  return <Mark>sample data</Mark>;
}
