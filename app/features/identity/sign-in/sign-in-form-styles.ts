/*
 * How the form looks, for the page to know before the form's script is there: styles of what is fetched later are not in the
 * server's answer by themselves. A journey without script (tests/journeys/identity/sign-in.spec.ts) finds a style that is missing here.
 */
import '@portal/design-system/styles/Banner'
import '@portal/design-system/styles/Button'
import '@portal/design-system/styles/CloseButton'
import '@portal/design-system/styles/Cluster'
import '@portal/design-system/styles/field'
import '@portal/design-system/styles/Icon'
import '@portal/design-system/styles/IconButton'
import '@portal/design-system/styles/layout'
import '@portal/design-system/styles/Spinner'
import '@portal/design-system/styles/Stack'
import '@portal/design-system/styles/TextLink'
import '@portal/design-system/styles/VisuallyHidden'
