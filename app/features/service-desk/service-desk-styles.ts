/*
 * How the attendants' home looks, for the page to know before its script is there: styles of what is fetched later are not in the
 * server's answer by themselves. tests/bundle holds this list against what the page needs.
 */
import '#app/features/request-engine/service-request.css.ts'
import '@portal/design-system/styles/Button'
import '@portal/design-system/styles/Card'
import '@portal/design-system/styles/Cluster'
import '@portal/design-system/styles/Columns'
import '@portal/design-system/styles/DescriptionList'
import '@portal/design-system/styles/EmptyState'
import '@portal/design-system/styles/IconButton'
import '@portal/design-system/styles/LinkCard'
import '@portal/design-system/styles/PageHeader'
import '@portal/design-system/styles/SearchField'
import '@portal/design-system/styles/Stack'
import '@portal/design-system/styles/Spinner'
import '@portal/design-system/styles/StatementTable'
import '@portal/design-system/styles/StatusTag'
import '@portal/design-system/styles/Text'
import '@portal/design-system/styles/field'
import '@portal/design-system/styles/layout'
import './service-desk.css.ts'
