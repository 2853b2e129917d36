/*
 * How the attendants' home looks, for the page to know before its program is there: styles of what is fetched later are not in the
 * server's answer by themselves. tests/bundle holds this list against what the page needs.
 */
import '#app/features/service-request/request-table.css.ts'
import '#design-system/Button/Button.css.ts'
import '#design-system/Card/Card.css.ts'
import '#design-system/DescriptionList/DescriptionList.css.ts'
import '#design-system/EmptyState/EmptyState.css.ts'
import '#design-system/IconButton/IconButton.css.ts'
import '#design-system/PageHeader/PageHeader.css.ts'
import '#design-system/SearchField/SearchField.css.ts'
import '#design-system/Stat/Stat.css.ts'
import '#design-system/StatementTable/StatementTable.css.ts'
import '#design-system/StatusTag/StatusTag.css.ts'
import '#design-system/field/field.css.ts'
import './service-desk.css.ts'
