Feature: bind bank

  Scenario: full 1
    Given bind bank is opened (by itself)
    Then loading
    And nothing comes of it: the phone comes back to the app; the person closes the dialog; the phone has its back button pressed
    When load bank fields says 'form'
    Then filling
    And nothing comes of it: the phone comes back to the app; the person changes the tab (wallet); the person types the number (letters); the person closes the dialog; the phone has its back button pressed
    When the person changes the tab (bank)
    Then filling
    And nothing comes of it: the person changes the tab (bank)
    When the person changes the tab (wallet)
    Then filling
    When the person types the number (digits)
    Then filling
    When the person types the number (letters)
    Then filling
    When the person taps "Next"
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the person opens a picker (bank)
    Then picking (A picker is open; nothing counts until it is confirmed.)
    And nothing comes of it: the phone comes back to the app; the person taps "Confirm"
    When the person searches (bank)
    Then picking
    When the person chooses (offered)
    Then picking
    When the person taps "Confirm"
    Then filling
    When the person opens a picker (city)
    Then picking
    When the person taps "Metro Manila" (province)
    Then picking
    When the person taps "Back"
    Then picking
    When the person closes the dialog
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the person taps "Confirm"
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the phone has its back button pressed
    Then filling
    When the person taps "Next"
    Then filling
    When the person taps "Next"
    Then filling
    When the person changes the tab (wallet)
    Then filling
    When the person types the number (digits)
    Then filling
    When the person taps "Next"
    Then binding (The account is being bound; even back waits for the answer.)
    And nothing comes of it: the phone comes back to the app; the person closes the dialog; the phone has its back button pressed
    When bind account says 'bound'
    Then bound (The account is bound, and the page is being left.)
    And nothing comes of it: the phone comes back to the app; the person closes the dialog; the phone has its back button pressed
    When the person leaves
    Then bound

  Scenario: full 2
    Given bind bank is opened (from an order)
    Then loading
    When load bank fields says 'nothing'
    Then failed (The form could not be loaded, or has no fields.)
    And nothing comes of it: the person closes the dialog; the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load bank fields says 'refused'
    Then failed
    When the phone comes back to the app
    Then loading
    When load bank fields says 'cut'
    Then failed
    When the person taps "Try again"
    Then loading
    When 60 s pass
    Then failed
    When the person taps "Try again"
    Then loading
    When load bank fields says 'form'
    Then filling
    When the person taps "Next"
    Then filling
    When the person types the number (digits)
    Then filling
    When the person taps "Next"
    Then binding (The account is being bound; even back waits for the answer.)
    When bind account says 'refused'
    Then filling
    When the person taps "Next"
    Then binding
    When bind account says 'garbage'
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the person changes the tab (wallet)
    Then filling
    When the person taps "Next"
    Then binding
    When bind account says 'lost'
    Then outcome unknown (Nobody knows whether the account was bound; sending it again counts once.)
    And nothing comes of it: the phone comes back to the app
    When the person closes the dialog
    Then filling
    When the person types the number (digits)
    Then filling
    When the person taps "Next"
    Then binding
    When 60 s pass
    Then outcome unknown
    When the phone has its back button pressed
    Then filling
    When the person taps "Next"
    Then binding
    When bind account says 'lost'
    Then outcome unknown
    When the person taps "Check now"
    Then binding
    When bind account says 'refused'
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the person opens a picker (city)
    Then picking (A picker is open; nothing counts until it is confirmed.)
    When the person taps "Metro Manila" (province)
    Then picking
    When the phone has its back button pressed
    Then picking
    When the person closes the dialog
    Then filling
    When the person taps "Next"
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the person chooses (offered)
    Then picking
    When the person taps "Confirm"
    Then filling
