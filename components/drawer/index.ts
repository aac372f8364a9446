export { Drawer } from './Drawer';
export { DrawerButton } from './DrawerButton';
