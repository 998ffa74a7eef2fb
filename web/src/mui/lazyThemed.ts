import { createElement, lazy, type ComponentType } from 'react';
import { untilBack } from '../apollo/line';

/** A part of a page with components of MUI: it is loaded, with their theme, when it is first shown. */
export const lazyThemed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [{ MuiTheme }, Part] = await Promise.all([untilBack(() => import('./MuiTheme')), load()]);
    const Themed = (props: Props) => createElement(MuiTheme, null, createElement(Part, props));
    return { default: Themed };
  });
