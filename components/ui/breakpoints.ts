/** Two of the three widths of app/styles/tokens.css, which a stylesheet cannot share with code. */
export const PHONE = '(width <= 768px)'
export const DESKTOP = '(width > 996px)'
