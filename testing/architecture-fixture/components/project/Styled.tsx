import { Modal } from 'antd';

export function Styled() {
  return Modal;
}
