import { createElement, lazy, type ComponentType } from 'react';
import { untilBack } from '../../apollo/line';

const loadTheme = () => import('./MuiTheme');

/** A part of the staff area that stands in a page of guests: it is loaded, with the theme of MUI, when it is first shown. */
export const lazyThemed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [{ MuiTheme }, Part] = await Promise.all([untilBack(loadTheme), untilBack(load)]);
    const Themed = (props: Props) => createElement(MuiTheme, null, createElement(Part, props));
    return { default: Themed };
  });
