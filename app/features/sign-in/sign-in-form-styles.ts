/*
 * How the form looks, for the page to know before the form's program is there: styles of what is fetched later are not in the
 * server's answer by themselves. tests/bundle holds this list against what the form needs.
 */
import '#design-system/Banner/Banner.css.ts'
import '#design-system/Button/Button.css.ts'
import '#design-system/CloseButton/CloseButton.css.ts'
import '#design-system/field/field.css.ts'
import '#design-system/icons/Icon.css.ts'
import '#design-system/IconButton/IconButton.css.ts'
import '#design-system/Spinner/Spinner.css.ts'
import '#design-system/TextLink/TextLink.css.ts'
import '#design-system/VisuallyHidden/VisuallyHidden.css.ts'
