export { default } from '@portal/design-system/storybook/preview'
